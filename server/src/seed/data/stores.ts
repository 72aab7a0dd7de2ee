/** Partner stores of the demo data. The stores are fictitious; the streets are real. */
export interface Store {
  name: string;
  address: string;
  phone: string;
  latitude: number;
  longitude: number;
  policy: string;
  /** Nickname of the owner. */
  owner?: string;
  depositWon: number;
  /** Days until the end of the contract; negative when it has ended. */
  daysLeft: number;
  views: number;
  /** The dish on the image. */
  image?: string;
}

type Place = Pick<Store, "name" | "address" | "phone" | "latitude" | "longitude">;

export function place(name: string, address: string, phone: string, at: [latitude: number, longitude: number]): Place {
  return { name, address, phone, latitude: at[0], longitude: at[1] };
}

export const stores: Store[] = [
  {
    ...place("연남한상", "서울 마포구 동교로 242", "02-335-0101", [37.5627, 126.9237]),
    policy: "밥친구 모임이면 음료를 한 병씩 드려요.\n네 명 이상이면 계란찜도 함께 나가요.",
    owner: "연남사장",
    depositWon: 300_000,
    daysLeft: 92,
    views: 148,
    image: "hansang",
  },
  {
    ...place("강남솥밥", "서울 강남구 강남대로94길 15", "02-555-0142", [37.4993, 127.0286]),
    policy: "솥밥을 주문하시면 누룽지와 식혜를 드려요.\n평일 점심에는 1인 1,000원을 할인해 드려요.",
    owner: "강남솥밥지기",
    depositWon: 500_000,
    daysLeft: 180,
    views: 231,
    image: "sotbap",
  },
  {
    ...place("서면밀면집", "부산 부산진구 서면로68번길 20", "051-805-0119", [35.1568, 129.0576]),
    policy: "네 명 이상이면 만두 한 접시를 드려요.",
    owner: "서면사장님",
    depositWon: 200_000,
    daysLeft: 60,
    views: 87,
    image: "milmyeon",
  },
  {
    ...place("신촌부엌", "서울 서대문구 연세로5길 12", "02-312-0177", [37.5574, 126.9362]),
    policy: "학생증을 보여 주시면 공기밥과 음료가 무료예요.",
    depositWon: 150_000,
    daysLeft: 45,
    views: 112,
  },
  {
    ...place("성수카레연구소", "서울 성동구 연무장길 28", "02-466-0133", [37.5432, 127.0541]),
    policy: "카레와 밥을 한 번 더 채워 드려요.",
    depositWon: 200_000,
    daysLeft: 30,
    views: 64,
    image: "curry",
  },
  {
    ...place("샤로수식탁", "서울 관악구 관악로14길 22", "02-875-0164", [37.4794, 126.9541]),
    policy: "세 명 이상이면 감자전 한 장을 드려요.",
    depositWon: 100_000,
    daysLeft: 120,
    views: 39,
  },
  {
    ...place("광안바다식당", "부산 수영구 광안해변로 203", "051-752-0188", [35.1531, 129.1187]),
    policy: "밥친구 모임이면 해물파전을 30% 할인해 드려요.",
    depositWon: 250_000,
    daysLeft: 75,
    views: 93,
  },
  {
    ...place("궁동칼국수", "대전 유성구 대학로151번길 17", "042-823-0155", [36.3619, 127.3502]),
    policy: "수육 작은 접시를 드려요.",
    depositWon: 100_000,
    daysLeft: -12,
    views: 21,
  },
];
