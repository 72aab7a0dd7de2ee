import { mealTiers } from "../figures.ts";

const rimY = 52;
const baseY = 104;
const tierCount = mealTiers.length;

/** Steam from the fourth tier on: one wisp for the fourth tier, three above it. */
function Steam({ tier }: { tier: number }) {
  if (tier < 4) return null;
  const paths = ["M60 38c-5-8 5-12 0-22", "M44 40c-4-7 4-10 0-18", "M76 40c-4-7 4-10 0-18"];
  return <path className="bowl-steam" d={paths.slice(0, tier === 4 ? 1 : paths.length).join("")} />;
}

/** A bowl filled as far as its tier reaches. */
function ScoreBowl({ tier }: { tier: number }) {
  const fillY = baseY - ((baseY - rimY) * tier) / tierCount;
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={`bowl bowl-${tier}`}>
      <clipPath id={`tier-${tier}`}>
        <path d={`M0 ${fillY}h120v70H0z`} />
      </clipPath>
      <g className="bowl-level">
        <path className="bowl-fill" clipPath={`url(#tier-${tier})`} d="M12 52h96c0 32-18 52-48 52S12 84 12 52Z" />
      </g>
      <path className="bowl-line" d="M12 52h96c0 32-18 52-48 52S12 84 12 52ZM44 104h32l-3 8H47z" />
      <Steam tier={tier} />
    </svg>
  );
}

/** All tiers of the meal score in a row, coldest first. */
export function ScoreBowls() {
  return (
    <ol className="score-bowls">
      {mealTiers.map((name, index) => (
        <li key={name}>
          <ScoreBowl tier={index + 1} />
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
