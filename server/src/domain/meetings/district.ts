/** Short names of the provinces and metropolitan cities, by how an address may begin. */
const REGIONS: readonly [beginning: string, name: string][] = [
  ["서울", "서울"],
  ["부산", "부산"],
  ["대구", "대구"],
  ["인천", "인천"],
  ["광주", "광주"],
  ["대전", "대전"],
  ["울산", "울산"],
  ["세종", "세종"],
  ["경기", "경기"],
  ["강원", "강원"],
  ["충청북", "충북"],
  ["충북", "충북"],
  ["충청남", "충남"],
  ["충남", "충남"],
  ["전라북", "전북"],
  ["전북", "전북"],
  ["전라남", "전남"],
  ["전남", "전남"],
  ["경상북", "경북"],
  ["경북", "경북"],
  ["경상남", "경남"],
  ["경남", "경남"],
  ["제주", "제주"],
];
const DISTRICT = /^[가-힣]{1,5}[시군구]$/;

/** Province or city and district of a Korean address, such as "서울 마포구" (D55); null when it doesn't begin with a province. */
export function districtOf(address: string | null): string | null {
  const [first = "", second = ""] = address?.trim().split(/\s+/) ?? [];
  const region = REGIONS.find(([beginning]) => first.startsWith(beginning))?.[1];
  if (region === undefined) return null;
  return DISTRICT.test(second) ? `${region} ${second}` : region;
}
