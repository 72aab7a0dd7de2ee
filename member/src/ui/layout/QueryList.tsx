import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { QueryBoundary } from "../feedback/QueryBoundary.tsx";
import { PullToRefresh } from "./PullToRefresh.tsx";
import { refreshList } from "./refreshList.ts";

interface QueryListProps<Item> extends Omit<ComponentProps<typeof QueryBoundary<Item[]>>, "empty" | "children"> {
  empty: Omit<ComponentProps<typeof EmptyState>, "fill">;
  className: string | undefined;
  keyOf: (item: Item) => number;
  children: (item: Item, index: number) => ReactNode;
}

/** The list of a screen, with the states of its query; pulling it down refreshes it. */
export function QueryList<Item>(props: QueryListProps<Item>): ReactNode {
  const { empty, className, keyOf, children, ...boundary } = props;
  return (
    <>
      <PullToRefresh onRefresh={() => refreshList(boundary.query)} />
      <QueryBoundary {...boundary} empty={<EmptyState fill {...empty} />}>
        {(items) => (
          <ul className={className}>
            {items.map((item, index) => (
              <li key={keyOf(item)}>{children(item, index)}</li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </>
  );
}
