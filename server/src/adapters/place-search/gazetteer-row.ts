/** Name, street address, phone, degrees north, degrees east. Coordinates are right to about a hundred metres. */
export type GazetteerRow = readonly [
  name: string,
  address: string,
  phone: string | null,
  latitude: number,
  longitude: number,
];
