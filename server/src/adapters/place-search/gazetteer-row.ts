/** Coordinates in degrees, accurate to about a hundred metres. */
export type GazetteerRow = readonly [
  name: string,
  address: string,
  phone: string | null,
  latitude: number,
  longitude: number,
];
