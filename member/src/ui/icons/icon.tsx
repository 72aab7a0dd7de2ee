/** Creates icons: 24-px grid, strokes of 1.75 in the text colour. Icons are decoration; the label is on their button. */
import type { ReactNode, SVGProps } from "react";

/** An icon; `size` in px at the usual text size, 24 by default. With larger text it grows half as much. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, "children"> & { size?: number };
export type Icon = (props: IconProps) => ReactNode;

export function createIcon(shape: ReactNode): Icon {
  return function IconShape({ size = 24, style, ...rest }: IconProps): ReactNode {
    const side = `calc(${size / 2}px + ${size / 32}rem)`;
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        style={{ width: side, height: side, ...style }}
        {...rest}
      >
        {shape}
      </svg>
    );
  };
}

export const iconFromPaths = (...all: string[]): Icon => createIcon(all.map((d) => <path key={d} d={d} />));
