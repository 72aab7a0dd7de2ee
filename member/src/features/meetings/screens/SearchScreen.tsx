import { call, DEFAULT_CENTRE } from "@babchingu/openapi";
import { parameterLimits } from "@babchingu/openapi/limits";
import type { MeetingSearchItem } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../../api/api.ts";
import { ScheduledTime } from "../components/MeetingCard.tsx";
import { statusStyle } from "../model/status.ts";
import { paths } from "../../../paths.ts";
import { useMember } from "../../../session/session.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { LinkCard } from "../../../ui/layout/Card.tsx";
import { Checkbox } from "../../../ui/controls/Checkbox.tsx";
import { LostPageIllustration, SpoonAndChopsticksIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { SearchIcon } from "../../../ui/icons/icons.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { StatusPill } from "../../../ui/display/StatusPill.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";
import styles from "../components/lists.module.css";

const TERM_PARAM = "q";
const ALL_PARAM = "all";

/** Search by text. Term and filter are in the URL, so that going back from a meeting shows the results again. */
export function SearchScreen(): ReactNode {
  const [params, setParams] = useSearchParams();
  const term = params.get(TERM_PARAM)?.trim() ?? "";
  const recruitingOnly = !params.has(ALL_PARAM);
  const results = useSearch(term, recruitingOnly);

  const search = (query: string, onlyRecruiting: boolean): void =>
    setParams(
      { ...(query && { [TERM_PARAM]: query }), ...(!onlyRecruiting && { [ALL_PARAM]: "1" }) },
      { replace: true },
    );

  return (
    <Screen
      title="모임 검색"
      backTo={paths.meetings}
      top={
        <>
          <SearchBox
            initial={term}
            onSearch={(query) => (query === term ? void results.refetch() : search(query, recruitingOnly))}
          />
          <Checkbox
            label="모집 중인 모임만 볼래요"
            checked={recruitingOnly}
            onChange={(checked) => search(term, checked)}
          />
        </>
      }
    >
      {term === "" ? (
        <EmptyState
          fill
          illustration={<SpoonAndChopsticksIllustration />}
          title="무엇을 먹고 싶나요?"
          text="음식이나 가게, 모임 이름으로 찾아보세요."
        />
      ) : (
        <QueryBoundary
          query={results}
          skeleton={<SkeletonList count={5} height="112px" />}
          empty={
            <EmptyState
              fill
              illustration={<LostPageIllustration />}
              title="찾는 모임이 없어요"
              text={
                recruitingOnly
                  ? "다른 말로 찾거나 모집이 끝난 모임도 함께 보세요."
                  : "다른 말로 찾거나 먼저 열어 보세요."
              }
              action={
                recruitingOnly ? (
                  <Button variant="secondary" onClick={() => search(term, false)}>
                    모집이 끝난 모임도 보기
                  </Button>
                ) : (
                  <LinkButton to={paths.createMeeting}>모임 만들기</LinkButton>
                )
              }
            />
          }
        >
          {(found) => (
            <ul className={styles.results} aria-label={`${term} 검색 결과`}>
              {found.map((meeting) => (
                <li key={meeting.meetingId}>
                  <SearchResult meeting={meeting} />
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      )}
    </Screen>
  );
}

function useSearch(term: string, recruitingOnly: boolean) {
  const { latitude, longitude } = useMember();
  const lat = latitude ?? DEFAULT_CENTRE.latitude;
  const lng = longitude ?? DEFAULT_CENTRE.longitude;
  return useQuery({
    queryKey: ["meetings", "search", term, { recruitingOnly, lat, lng }],
    queryFn: ({ signal }) =>
      call(api.GET("/meetings/search", { params: { query: { lat, lng, query: term, recruitingOnly } }, signal })),
    select: (response) => response.meetingSearchDtoList,
    enabled: term !== "",
    // Keeps the list while only the filter changes; an empty list is not kept.
    placeholderData: (last, lastQuery) =>
      lastQuery?.queryKey[2] === term && last?.meetingSearchDtoList.length ? last : undefined,
  });
}

function SearchBox({ initial, onSearch }: { initial: string; onSearch: (query: string) => void }): ReactNode {
  const [text, setText] = useState(initial);
  const query = text.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (query !== "") onSearch(query);
  };
  return (
    <search>
      <form onSubmit={submit}>
        <TextField
          label="검색어"
          labelHidden
          type="search"
          enterKeyHint="search"
          // The one thing to do on this screen is to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={initial === ""}
          autoComplete="off"
          value={text}
          onChange={setText}
          maxLength={parameterLimits.searchMeetings.query.maxLength}
          placeholder="국밥, 을지로, 냉면…"
          prefix={<SearchIcon size={20} />}
          suffix={
            <Button type="submit" variant="secondary" size="small" disabled={query === ""}>
              검색
            </Button>
          }
        />
      </form>
    </search>
  );
}

function SearchResult({ meeting }: { meeting: MeetingSearchItem }): ReactNode {
  const { tone, label } = statusStyle(meeting.status);
  return (
    <LinkCard to={paths.meeting(meeting.meetingId)}>
      <h2 className={styles.resultTitle}>
        {meeting.title}
        <StatusPill tone={tone}>{label}</StatusPill>
      </h2>
      <p className={styles.resultWhen}>
        <ScheduledTime at={meeting.scheduledAt} />
      </p>
      <p className={styles.resultPlace}>
        {meeting.placeName}
        {meeting.isPartnerPlace && <StatusPill tone="accent">제휴 혜택</StatusPill>}
      </p>
    </LinkCard>
  );
}
