import { NEARBY_RADIUS_M } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/navigation/Link.tsx";
import styles from "./lists.module.css";

const RADIUS_KM = NEARBY_RADIUS_M / 1000;

/** Says near what the list's meetings are, and links to the screen where the member's position is set. */
export function LocationBar({ hasPosition }: { hasPosition: boolean }): ReactNode {
  return (
    <Link to={paths.locationSelection} className={styles.location}>
      <PinIcon size={18} />
      <span>
        <strong>{hasPosition ? "내 위치" : "서울 한가운데"}</strong>에서 {RADIUS_KM}km 안
      </span>
      <span className={styles.change}>{hasPosition ? "바꾸기" : "내 위치 정하기"}</span>
    </Link>
  );
}
