/** Functions of the search by text: pieces of one to three letters, because trigrams find no Korean word of two. */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create function text_grams(value text, letters_max integer) returns text[]
  language sql immutable strict parallel safe cost 1000 as $$
  select array_agg(distinct gram) from (
    select unnest((array[first, first || second, first || second || third])[1:letters_max]) as gram from (
      select letter as first, lead(letter, 1) over following as second, lead(letter, 2) over following as third
      from unnest(string_to_array(lower(value), null)) with ordinality as letters (letter, position)
      window following as (order by position)
    ) as neighbours
  ) as grams where gram is not null
$$

create function term_grams(term text, letters_max integer) returns text[]
  language sql immutable strict parallel safe as $$
  select array_agg(substr(lower(term), i, least(letters_max, char_length(lower(term)))))
  from generate_series(1, greatest(1, char_length(lower(term)) - letters_max + 1)) as i
$$
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS);
}
