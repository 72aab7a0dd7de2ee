import type { ReactNode } from "react";
import { CheckIcon } from "../../../ui/icons/lazyIcons.tsx";
import styles from "./places.module.css";

interface PlaceOptionProps {
  selected: boolean;
  onSelect: () => void;
  name: string;
  address: string;
  distance?: string;
  image?: ReactNode;
  children?: ReactNode;
}

/** One place of a list, as a toggle button that selects it. */
export function PlaceOption(props: PlaceOptionProps): ReactNode {
  const { selected, onSelect, name, address, distance, image, children } = props;
  return (
    <button type="button" className={styles.option} aria-pressed={selected} onClick={onSelect}>
      {image}
      <span className={styles.optionText}>
        <span className={styles.optionName}>
          <strong>{name}</strong>
          {distance !== undefined && <span className={styles.distance}>{distance}</span>}
        </span>
        <span className={styles.hint}>{address}</span>
        {children}
      </span>
      <span className={styles.tick} aria-hidden="true">
        <CheckIcon size={18} strokeWidth={2.5} />
      </span>
    </button>
  );
}
