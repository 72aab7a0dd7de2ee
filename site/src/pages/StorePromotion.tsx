import { config } from "../config.ts";
import { Shop } from "../drawings/scenes.tsx";
import { formatNumber } from "@babchingu/web/format.ts";
import { figures } from "../figures.ts";
import { DepositBand } from "../layout/DepositBand.tsx";
import { DownloadBanner } from "../layout/DownloadBanner.tsx";
import { storeApplicationHref } from "../layout/links.ts";
import { PageHero } from "../layout/PageHero.tsx";
import { Section } from "../layout/Section.tsx";
import { PhoneMockup } from "../phone/PhoneMockup.tsx";

const highlights = [
  {
    figure: `${formatNumber(figures.riceDeposit)}알`,
    meaning: `오는 사람 모두가 맡기는 노쇼 보증, 앱에서 ${formatNumber(figures.depositWon)}원`,
  },
  { figure: `${figures.confirmMin}분 전`, meaning: "몇 명이 올지 확정되는 때" },
  { figure: `${figures.checkInKm}km`, meaning: "안에서만 되는 출석 체크, 와야 돌려받는 보증" },
] as const;

/** What a contract costs (R52), a line each. */
const conditions = [
  {
    term: "비용",
    text: "신청할 때도, 승인되어 제휴가 시작될 때도 내는 돈이 없어요. 밥값은 손님이 매장에서 바로 내요.",
  },
  { term: "예치금", text: "0원에서 시작해요. 맡긴 금액이 생기면 앱의 ‘내 제휴 매장’에 ‘지금까지 낸 금액’으로 보여요." },
  { term: "계약", text: "승인된 날부터 한 달이고, 한 달씩 이어 가요. 이어 가지 않으면 만료일에 끝나요." },
] as const;

/** The form is a page of the app: the reader is told before pressing that a log-in comes first. */
function ApplyButton() {
  return (
    <a className="button" href={storeApplicationHref}>
      제휴 매장 신청하기
    </a>
  );
}

/** For shop owners: the deposit against no-shows, and how many meetings opened at the store. */
export function StorePromotion() {
  return (
    <>
      <PageHero
        title="빈 테이블에 약속을 채워 드려요."
        lead="동네 사람들이 밥친구에서 모여 사장님 매장에서 같이 먹어요. 여럿이 함께, 정한 시간에 와요."
        tone="yellow"
        drawing={<Shop />}
      >
        <p className="actions">
          <ApplyButton />
        </p>
        <p className="note">누르면 가입이나 로그인을 먼저 하고, 이어서 신청서를 써요.</p>
      </PageHero>
      <div className="wrap">
        <dl className="figures">
          {highlights.map(({ figure, meaning }) => (
            <div key={figure}>
              <dt>{meaning}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Section id="conditions" title="조건은 세 줄이에요.">
        <dl className="concerns">
          {conditions.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <DepositBand title="노쇼 걱정은 쌀알이 덜어 드려요.">
        <p className="lead">{`모임에 오는 사람은 모두 쌀알 ${formatNumber(figures.riceDeposit)}알을 보증으로 맡겨요.`}</p>
        <ol className="steps">
          <li>{`시작 ${figures.confirmMin}분 전, 최소 인원이 모이면 모임이 확정돼요.`}</li>
          <li>{`매장 ${figures.checkInKm}km 안에서 출석 체크를 해야 쌀알을 돌려받아요.`}</li>
          <li>{`오지 않으면 쌀알을 잃고 위약금 ${formatNumber(figures.noShowPenaltyWon)}원이 청구돼요.`}</li>
        </ol>
      </DepositBand>
      <Section
        id="numbers"
        title="우리 매장에 모임이 몇 번 열렸는지 보여요."
        figure={<PhoneMockup screen="store" label="내 제휴 매장의 계약, 열린 모임 수와 혜택을 본 횟수" />}
        tone="green"
      >
        <p className="lead">내 제휴 매장 화면에서 열린 모임 수와 혜택을 본 횟수를 확인해요.</p>
        <p>계약 만료일과 낸 금액도 한 화면에 있어요. 손님이 매장을 골라 모임을 열면 한 번으로 세요.</p>
      </Section>
      <Section
        id="benefit"
        title="혜택은 사장님이 정해요."
        figure={<PhoneMockup screen="places" label="손님이 장소를 고를 때 보는 제휴 매장과 혜택" />}
        tone="red"
        flip
      >
        <p className="lead">음료 한 병, 사리 추가, 몇 퍼센트 할인. 부담되지 않는 것으로 정하면 돼요.</p>
        <p>{`${figures.policyMaxLength}자 안에서 자유롭게 적어요. 손님은 장소를 고를 때 혜택을 보고, 자리에서 식당 인증서를 보여 줘요.`}</p>
      </Section>
      <Section id="apply" title="신청은 앱에서 한 번에.">
        <ol className="steps steps-wide">
          <li>밥친구에 가입하거나 로그인해요. 그다음 신청서가 열려요.</li>
          <li>매장 이름, 주소, 전화번호, 지도 위치, 혜택, 사진을 넣어요.</li>
          <li>확인한 뒤 연락드려요. 승인되면 모임 장소를 고르는 제휴 매장 탭에 나와요.</li>
        </ol>
        <p className="actions">
          <ApplyButton />
          {config.contactEmail === null ? null : (
            <a className="text-link" href={`mailto:${config.contactEmail}`}>
              이메일로 먼저 물어보기
            </a>
          )}
        </p>
      </Section>
      <DownloadBanner title="손님이 어떻게 고르는지 보세요." text="가입하면 우리 동네 모임이 바로 보여요." />
    </>
  );
}
