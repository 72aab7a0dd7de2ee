/** Addresses of directions to a place in the maps that people here use; their apps open them when they are installed. */
import type { MeetingDetail } from "@babchingu/openapi/types";

type Place = Pick<MeetingDetail, "placeName" | "placeLatitude" | "placeLongitude">;

const EARTH_RADIUS_M = 6_378_137;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Naver's addresses have metres of the web's map projection (EPSG:3857). */
function toWebMercator(latitude: number, longitude: number): [x: number, y: number] {
  const x = EARTH_RADIUS_M * radians(longitude);
  const y = EARTH_RADIUS_M * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
  return [Math.round(x), Math.round(y)];
}

/** Commas separate the parts of both addresses. */
const inAddress = (name: string): string => encodeURIComponent(name.replaceAll(",", " "));

export function naverDirections({ placeName, placeLatitude, placeLongitude }: Place): string {
  const [x, y] = toWebMercator(placeLatitude, placeLongitude);
  return `https://map.naver.com/p/directions/-/${x},${y},${inAddress(placeName)},,/-/transit`;
}

export function kakaoDirections({ placeName, placeLatitude, placeLongitude }: Place): string {
  return `https://map.kakao.com/link/to/${inAddress(placeName)},${placeLatitude},${placeLongitude}`;
}
