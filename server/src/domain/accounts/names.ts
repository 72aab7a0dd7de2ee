/** Which nicknames a member may have (D68). */
import { normalizeNickname } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { ApiError } from "../../lib/api-error.ts";

const NAME_LENGTH_MAX = limits.Name.maxLength;

/** Names that would pass for an operator, the service or a withdrawn member. */
const RESERVED = ["운영자", "관리자", "밥친구", "탈퇴한 회원"];

/** Consonants at the end of a syllable, as those at the beginning. */
const FINALS = "ᆨᆩᆪᆫᆬᆭᆮᆯᆰᆱᆲᆳᆴᆵᆶᆷᆸᆹᆺᆻᆼᆽᆾᆿᇀᇁᇂ";
const INITIALS =
  "ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ".split(" ");
const LOOK_ALIKES = new Map([
  ...Array.from(FINALS, (final, index) => [final, INITIALS[index] ?? ""] as const),
  ["ᅌ", "ᄋ"],
  ["ᇰ", "ᄋ"],
  ["o", "ᄋ"],
  ["0", "ᄋ"],
  ["l", "ᅵ"],
  ["i", "ᅵ"],
  ["1", "ᅵ"],
]);

/** The same for texts that look alike: single letters of Hangul, without spaces and punctuation. */
function skeletonOf(text: string): string {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return Array.from(letters, (letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
}

const reservedSkeletons = RESERVED.map(skeletonOf);

function isReserved(name: string): boolean {
  const skeleton = skeletonOf(name);
  return reservedSkeletons.some((reserved) => skeleton.includes(reserved));
}

/** Removes characters that nobody sees. Emoji contain some (joiners, variation selectors), so they are matched first. */
function removeInvisible(name: string): string {
  const emojiOrInvisible = /(?<emoji>\p{RGI_Emoji})|[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gv;
  return name.replaceAll(emojiOrInvisible, "$<emoji>");
}

/** Why a normalized name can't be a nickname; null when it can. */
function findProblem(name: string): string | null {
  if (name === "") return "꼭 필요한 항목이에요.";
  if (removeInvisible(name) !== name) return "보이지 않는 문자는 쓸 수 없어요.";
  // The normal form can be longer than what was validated.
  if (Array.from(name).length > NAME_LENGTH_MAX) return `${NAME_LENGTH_MAX}자까지 쓸 수 있어요.`;
  return isReserved(name) ? "쓸 수 없는 닉네임이에요. 다른 닉네임을 써 주세요." : null;
}

/** The form of a nickname that is stored. @throws ApiError INVALID_REQUEST at the field for one that nobody may have. */
export function normalizeName(name: string, field: "/name" | "?name" = "/name"): string {
  const normalized = normalizeNickname(name);
  const problem = findProblem(normalized);
  if (problem !== null) throw new ApiError("INVALID_REQUEST", { fields: { [field]: problem } });
  return normalized;
}

/** A provider's name for the person as a nickname, truncated to our length; empty when it can't be one. */
export function suggestName(nickname: string): string {
  const visible = normalizeNickname(removeInvisible(nickname.normalize("NFKC")));
  const truncated = Array.from(visible).slice(0, NAME_LENGTH_MAX).join("").trim();
  return findProblem(truncated) === null ? truncated : "";
}
