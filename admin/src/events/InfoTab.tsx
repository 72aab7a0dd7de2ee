import type { AdminEvent } from "@babchingu/openapi/types";
import { Details } from "../dialog/Details.tsx";
import { RowPicture } from "../dialog/RowPicture.tsx";
import { Section } from "../dialog/Section.tsx";
import { columns } from "./columns.tsx";

export function InfoTab({ event }: { event: AdminEvent }) {
  return (
    <>
      <Details label="이벤트 내용" columns={columns} row={event} />
      <Section title="이미지">
        <RowPicture key={event.imageUrl} url={event.imageUrl} alt={`${event.title} 이벤트의 사진`} />
      </Section>
    </>
  );
}
