import type { AdminEvent } from "@babchingu/openapi/types";
import { Details } from "../../ui/columns/Details.tsx";
import { RowImage } from "../../ui/image/RowImage.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { columns } from "./columns.tsx";

export function InfoTab({ event }: { event: AdminEvent }) {
  return (
    <>
      <Details label="이벤트 내용" columns={columns} row={event} />
      <Panel title="이미지">
        <RowImage key={event.imageUrl} url={event.imageUrl} alt={`${event.title} 이벤트의 사진`} />
      </Panel>
    </>
  );
}
