import { distanceM } from "@babchingu/openapi";
import { expect, test } from "vitest";
import { boxAround } from "./distance-sql.ts";

const seoul = { latitude: 37.56698, longitude: 126.97815 };

function pointOnCircle(centre: typeof seoul, radiusM: number, bearing: number) {
  const rad = Math.PI / 180;
  const d = radiusM / 6_371_008.8;
  const lat1 = centre.latitude * rad;
  const lat2 = Math.asin(Math.sin(lat1) * Math.cos(d) + Math.cos(lat1) * Math.sin(d) * Math.cos(bearing * rad));
  const dLng = Math.atan2(
    Math.sin(bearing * rad) * Math.sin(d) * Math.cos(lat1),
    Math.cos(d) - Math.sin(lat1) * Math.sin(lat2),
  );
  return { latitude: lat2 / rad, longitude: centre.longitude + dLng / rad };
}

test.each([seoul, { latitude: -33.9, longitude: 18.4 }, { latitude: 69.6, longitude: 18.9 }])(
  "the box contains every point of the circle around %o and isn't much larger",
  (centre) => {
    const box = boxAround(centre, 10_000);
    for (let bearing = 0; bearing < 360; bearing += 1) {
      const point = pointOnCircle(centre, 9_999, bearing);
      expect(distanceM(centre, point)).toBeCloseTo(9_999, 1);
      expect(point.latitude > box.south && point.latitude < box.north).toBe(true);
      expect(point.longitude > (box.longitudes?.west ?? 0) && point.longitude < (box.longitudes?.east ?? 0)).toBe(true);
    }
    expect(distanceM(centre, { ...centre, latitude: box.north })).toBeCloseTo(10_000, 1);
  },
);

test("the box includes every longitude near the poles and the date line", () => {
  expect(boxAround({ latitude: 89.99, longitude: 0 }, 10_000).longitudes).toBeNull();
  expect(boxAround({ latitude: 0, longitude: 179.99 }, 10_000).longitudes).toBeNull();
  expect(boxAround({ latitude: 0, longitude: -179.99 }, 10_000).longitudes).toBeNull();
});
