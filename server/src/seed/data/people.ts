import type { MemberStatusValue, RoleValue } from "@babchingu/openapi/enums";
import { demoLogins } from "../logins.ts";
export interface Person {
  name: string;
  phone: string | null;
  point: number;
  position: { latitude: number; longitude: number };
  role: RoleValue;
  status: MemberStatusValue;
  isSocial: boolean;
}

const areaCentres = {
  hongdae: { latitude: 37.5563, longitude: 126.9236 },
  sinchon: { latitude: 37.5585, longitude: 126.9388 },
  gangnam: { latitude: 37.4986, longitude: 127.0281 },
  seongsu: { latitude: 37.5446, longitude: 127.0559 },
  gwanak: { latitude: 37.4812, longitude: 126.9527 },
  busan: { latitude: 35.1577, longitude: 129.0592 },
  haeundae: { latitude: 35.1631, longitude: 129.1636 },
  daegu: { latitude: 35.869, longitude: 128.5955 },
  daejeon: { latitude: 36.3621, longitude: 127.3505 },
};
export type Area = keyof typeof areaCentres;

const rows: [name: string, point: number, area: Area][] = [
  [demoLogins.members[0].name, 72, "hongdae"],
  [demoLogins.members[1].name, 64, "sinchon"],
  [demoLogins.members[2].name, 58, "haeundae"],
  ["국밥은진리", 83, "hongdae"],
  ["소금빵한입", 55, "hongdae"],
  ["망원동주민", 67, "hongdae"],
  ["오늘도혼밥", 51, "sinchon"],
  ["김치찌개파", 62, "sinchon"],
  ["연희동산책", 49, "sinchon"],
  ["떡볶이장인", 91, "sinchon"],
  ["점심요정", 77, "gangnam"],
  ["야근후한끼", 46, "gangnam"],
  ["역삼직장인", 53, "gangnam"],
  ["냉면은평양", 100, "gangnam"],
  ["솥밥좋아요", 69, "gangnam"],
  ["성수동고양이", 57, "seongsu"],
  ["카레하는날", 61, "seongsu"],
  ["왕십리곱창", 38, "seongsu"],
  ["샤로수길러", 54, "gwanak"],
  ["관악산호랑이", 45, "gwanak"],
  ["도시락두개", 50, "gwanak"],
  ["서면돼지국밥", 80, "busan"],
  ["밀면한그릇", 66, "busan"],
  ["광안리노을", 59, "haeundae"],
  ["갈매기친구", 52, "haeundae"],
  ["동백섬러너", 71, "haeundae"],
  ["납작만두", 48, "daegu"],
  ["동성로산책", 56, "daegu"],
  ["튀김소보로", 74, "daejeon"],
  ["칼국수연구원", 63, "daejeon"],
  ["궁동대학원생", 47, "daejeon"],
  ["밥정든사람", 60, "hongdae"],
  ["조용한미식가", 65, "gangnam"],
  ["맵찔이", 42, "sinchon"],
  ["채식하는곰", 68, "seongsu"],
  ["연남사장", 88, "hongdae"],
  ["강남솥밥지기", 79, "gangnam"],
  ["서면사장님", 75, "busan"],
  ["두번안와요", 12, "gangnam"],
  ["이제막왔어요", 50, "hongdae"],
];

const overrides: Record<string, Partial<Person>> = {
  연남사장: { role: "ROLE_PARTNER" },
  강남솥밥지기: { role: "ROLE_PARTNER" },
  서면사장님: { role: "ROLE_PARTNER" },
  두번안와요: { status: "BANNED" },
  이제막왔어요: { status: "CREATED" },
  카레하는날: { isSocial: true },
  채식하는곰: { isSocial: true },
  궁동대학원생: { isSocial: true, status: "PHONE_V_REQUIRED", phone: null },
};

/** Distributes people within about a kilometre, deterministically. */
function positionOf(index: number, area: Area): Person["position"] {
  const { latitude, longitude } = areaCentres[area];
  const angle = index * 2.4;
  return {
    latitude: Number((latitude + 0.008 * Math.sin(angle)).toFixed(5)),
    longitude: Number((longitude + 0.009 * Math.cos(angle)).toFixed(5)),
  };
}

/** A person of the demo data; phone and position are derived from the index. */
export function toPerson(name: string, point: number, area: Area, index: number): Person {
  return {
    name,
    point,
    phone: `010${String(index + 1).padStart(8, "0")}`,
    position: positionOf(index, area),
    role: "ROLE_USER",
    status: "ACTIVE",
    isSocial: false,
    ...overrides[name],
  };
}

/** Forty people with meetings; the first three are the demo logins. */
export const people: Person[] = rows.map(([name, point, area], index) => toPerson(name, point, area, index));
