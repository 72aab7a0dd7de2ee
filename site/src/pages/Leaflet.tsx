import { formatNumber } from "@babchingu/web/format.ts";
import { config } from "../config.ts";
import { Wordmark } from "../drawings/Wordmark.tsx";
import { Campus } from "../drawings/scenes.tsx";
import { figures } from "../figures.ts";
import { BusinessFacts } from "../layout/BusinessFacts.tsx";
import { DownloadQrCode } from "../layout/DownloadQrCode.tsx";

const deposit = `${formatNumber(figures.riceDeposit)}알`;

const parts = [
  {
    title: "무엇인가요",
    lines: [
      `동네 식당에서 ${figures.capacityMin}명부터 ${figures.capacityMax}명까지 모여 같이 먹는 앱이에요.`,
      `내 위치에서 ${figures.nearbyKm}km 안에 열린 모임을 보고, 누구와 몇 명이 언제 어디서 먹는지 확인하고 앉아요.`,
      `가입하면 쌀알 ${formatNumber(figures.riceGrant)}알을 받아 모임 ${figures.signupRiceMeetings}번에 앉을 수 있어요.`,
    ],
  },
  {
    title: "학우들에게 좋은 점",
    lines: [
      "공강 점심도, 시험 끝난 저녁도 학교 앞에서 같이 먹을 사람을 만나요.",
      "제휴 매장에서는 매장이 앱에 적어 둔 혜택을 받고, 학생증을 보여 주면 학생 혜택이 더해져요.",
      "쿠폰 없이 앱의 식당 인증서만 보여 주면 돼요.",
    ],
  },
  {
    title: "안전은 이렇게 지켜요",
    lines: [
      "휴대폰 번호를 확인한 사람만 모임을 열거나 앉을 수 있어요.",
      "같이 먹은 사람들의 매너 평가가 밥점수로 쌓이고, 앉기 전에 볼 수 있어요.",
      `신고와 차단이 있고, 신고에는 ${figures.reportAnswerHours}시간 안에 답해요.`,
      `모두가 쌀알 ${deposit}을 맡기고 와요. 출석 체크하면 돌려받고, 확정된 뒤 오지 않으면 잃고 위약금 ${formatNumber(figures.noShowPenaltyWon)}원이 청구돼요.`,
    ],
  },
  {
    title: "학생회가 하는 일",
    lines: [
      "학우들이 자주 가는 매장을 추천해요. 제휴 제안과 혜택 의논은 밥친구가 해요.",
      "새내기 맞이, 축제, 시험 기간에 알림 글을 올려요. 글은 써 두었어요.",
      "학생회가 내는 돈도, 모으는 명단도 없어요.",
    ],
  },
] as const;

/** One sheet of A4 about the partnership, to take to a meeting of a student council. */
export function Leaflet() {
  return (
    <div className="wrap">
      <p className="note screen-only">
        브라우저의 인쇄 메뉴에서 인쇄하거나 PDF로 저장하세요. A4 한 장이에요.{" "}
        <a href="/promotion-partner">홍보 제휴로 돌아가기</a>
      </p>
      <article className="leaflet">
        <p className="leaflet-brand">
          <Wordmark />
        </p>
        <div className="leaflet-head">
          <div>
            <h1>혼자 먹는 학생이 없는 학교를 같이 만들어요.</h1>
            <p className="lead">총학생회와 동아리를 위한 밥친구 소개서</p>
          </div>
          <Campus />
        </div>
        <div className="leaflet-parts">
          {parts.map(({ title, lines }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <section className="leaflet-flow" aria-label="모임은 이렇게 흘러가요">
          <h2>모임은 이렇게 흘러가요</h2>
          <ol className="steps steps-wide">
            <li>{`모임을 골라 쌀알 ${deposit}을 맡기고 앉아요. 앱에서 ${formatNumber(figures.depositWon)}원이고, 가입 선물로도 충분해요.`}</li>
            <li>{`시작 ${figures.confirmMin}분 전, 최소 인원이 모이면 확정돼요. 모이지 않으면 모두에게 돌려드려요.`}</li>
            <li>{`식당 ${figures.checkInKm}km 안에서 출석 체크하면 ${deposit}을 돌려받아요.`}</li>
          </ol>
        </section>
        <div className="leaflet-contact">
          {config.hasDeveloper ? (
            <BusinessFacts
              className="facts"
              nameLabel="회사"
              name={config.companyName}
              businessNumber={config.businessNumber}
              email={config.contactEmail}
            />
          ) : null}
          <DownloadQrCode />
        </div>
      </article>
    </div>
  );
}
