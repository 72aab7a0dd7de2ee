import { type ReactNode, useState } from "react";
import { Screen } from "../ui/layout/Screen.tsx";
import { RadioGroup } from "../ui/controls/RadioGroup.tsx";
import { IconButton } from "../ui/controls/IconButton.tsx";
import { BellIcon, RefreshIcon, SearchIcon } from "../ui/icons/icons.tsx";
import { paths } from "../paths.ts";
import { ControlSamples } from "./ControlSamples.tsx";
import { FeedbackSamples } from "./FeedbackSamples.tsx";
import { FieldSamples } from "./FieldSamples.tsx";
import { DisplaySamples } from "./DisplaySamples.tsx";
import { MeetingSamples } from "./MeetingSamples.tsx";

const pages = {
  meetings: MeetingSamples,
  controls: ControlSamples,
  fields: FieldSamples,
  marks: DisplaySamples,
  feedback: FeedbackSamples,
} as const;

const labels: Record<Page, string> = {
  meetings: "모임",
  controls: "버튼",
  fields: "입력",
  marks: "표시",
  feedback: "상태",
};

type Page = keyof typeof pages;

const isPage = (name: string): name is Page => name in pages;

/** Every component in its states, in development only. `#fields` opens that page. */
export function GalleryScreen(): ReactNode {
  const hash = window.location.hash.slice(1);
  const [page, setPage] = useState<Page>(isPage(hash) ? hash : "meetings");
  const Samples = pages[page];
  return (
    <Screen
      title="모임"
      documentTitle="갤러리"
      large
      icons={[
        <IconButton key="refresh" aria-label="새로고침">
          <RefreshIcon />
        </IconButton>,
        <IconButton key="search" aria-label="검색">
          <SearchIcon />
        </IconButton>,
        <IconButton key="bell" aria-label="알림, 새 알림이 있어요" dot>
          <BellIcon />
        </IconButton>,
      ]}
      backTo={page === "feedback" ? paths.landing : undefined}
      top={
        <RadioGroup
          legend="보기"
          legendHidden
          value={page}
          onChange={setPage}
          options={Object.keys(pages)
            .filter(isPage)
            .map((value) => ({ value, label: labels[value] }))}
        />
      }
    >
      <Samples />
    </Screen>
  );
}
