/**
 * Functions of the search by text: pieces of one to three letters, because trigrams find no Korean word of two. `text_grams` runs for each
 * row that is inserted or moves in an index. It cuts the text into pieces from each start, in a third to a sixth of the time of a window
 * over its letters. A capital separates them, since the text has none.
 */
import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const STATEMENTS = `
create function text_grams(value text, letters_max integer) returns text[]
  language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  letters text := lower(value);
  grams text[] := string_to_array(letters, null);
begin
  for size in 2..letters_max loop
    for start in 1..size loop
      grams := grams || string_to_array(
        rtrim(regexp_replace(substr(letters, start), repeat('.', size), E'\\\\&A', 'g'), 'A'), 'A');
    end loop;
  end loop;
  return grams;
end
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
