import { meetingPagePlaceholder } from "@babchingu/openapi";
import { formatNumber } from "@babchingu/web/format.ts";
import { EmptyBowl } from "../drawings/scenes.tsx";
import { figures } from "../figures.ts";
import { appHref } from "../layout/links.ts";
import { PageHero } from "../layout/PageHero.tsx";
import { tablePictureSize } from "../drawings/table-picture.ts";

const value = meetingPagePlaceholder;

const aboutLink = (
  <a className="text-link" href="/">
    밥친구가 뭐예요?
  </a>
);

/** A shared meeting; the server fills in its placeholders (D55). */
export function SharedMeeting() {
  return (
    <PageHero
      title={value("title")}
      lead={value("lead")}
      tone="yellow"
      drawing={<img className="table-picture" src={value("picture")} alt={value("seats")} {...tablePictureSize} />}
    >
      <dl className="facts">
        <dt>언제</dt>
        <dd>{value("when")}</dd>
        <dt>어디</dt>
        <dd>{value("where")}</dd>
        <dt>자리</dt>
        <dd>{value("seats")}</dd>
      </dl>
      <p className="actions">
        <a className="button" href={`${appHref}/meetings/${value("id")}`}>
          {value("action")}
        </a>
        {aboutLink}
      </p>
      <p className="note">
        참여할 때 쌀알 {formatNumber(figures.riceDeposit)}알을 맡기고, 출석 체크를 하면 돌려받아요. 쌀알은 가입할 때{" "}
        {formatNumber(figures.riceGrant)}알을 드려요. 어느 식당에서 누구와 먹는지는 로그인하면 보여요.
      </p>
    </PageHero>
  );
}

/** A shared meeting that is over or was deleted. */
export function GoneMeeting() {
  return (
    <PageHero
      title="이미 끝났거나 사라진 모임이에요."
      lead="다른 모임이 기다리고 있어요. 가까운 모임을 찾아보세요."
      tone="neutral"
      drawing={<EmptyBowl />}
    >
      <p className="actions">
        <a className="button" href={`${appHref}/meetings`}>
          다른 모임 보기
        </a>
        {aboutLink}
      </p>
    </PageHero>
  );
}

/** A shared meeting that can't be read now. */
export function BusyMeeting() {
  return (
    <PageHero
      title="지금은 모임을 불러올 수 없어요."
      lead="모임은 그대로 있어요. 잠시 뒤 다시 열어 주세요."
      tone="neutral"
      drawing={<EmptyBowl />}
    >
      {/* A form without an address opens the page's own, whichever meeting it is. */}
      <form className="actions">
        <button className="button" type="submit">
          다시 열기
        </button>
        {aboutLink}
      </form>
    </PageHero>
  );
}
