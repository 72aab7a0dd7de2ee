import type { ReactNode } from "react";
import { RiceGrid } from "../drawings/RiceGrid.tsx";

/** How the deposit works, beside a drawing of it. */
export function DepositBand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="band" aria-labelledby="deposit">
      <div className="wrap split">
        <div className="split-text">
          <h2 id="deposit">{title}</h2>
          {children}
        </div>
        <div className="figure">
          <RiceGrid />
        </div>
      </div>
    </section>
  );
}
