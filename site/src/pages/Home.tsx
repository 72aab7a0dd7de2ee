import { MealCard } from "../drawings/MealCard.tsx";
import { formatNumber } from "@babchingu/web/format.ts";
import { figures } from "../figures.ts";
import { AudienceLinks } from "../layout/AudienceLinks.tsx";
import { DepositBand } from "../layout/DepositBand.tsx";
import { DownloadBanner } from "../layout/DownloadBanner.tsx";
import { Safety } from "../layout/Safety.tsx";
import { SignupGift } from "../layout/SignupGift.tsx";
import { Section } from "../layout/Section.tsx";
import { StartActions } from "../layout/StartActions.tsx";
import { type Step, StepList } from "../layout/StepList.tsx";
import { PhoneMockup } from "../phone/PhoneMockup.tsx";

const deposit = `${formatNumber(figures.riceDeposit)}알`;

const steps: readonly Step[] = [
  {
    screen: "list",
    label: "가까운 모임 목록",
    tone: "neutral",
    title: "골라요",
    text: "무엇을, 어디서, 몇 시에, 몇 명이. 카드 한 장에 다 있어요.",
  },
  {
    screen: "join",
    label: "모임 한 곳의 시간, 인원, 혜택과 참여 버튼",
    tone: "yellow",
    title: "맡겨요",
    text: `쌀알 ${deposit}을 맡기고 앉아요. 다녀오면 그대로 돌아와요.`,
  },
  {
    screen: "check-in",
    label: "모임 채팅방과 출석 체크",
    tone: "red",
    title: "같이 먹어요",
    text: "채팅방에서 만날 곳을 정하고, 식당에서 출석 체크해요.",
  },
];

function Hero() {
  return (
    <div className="hero">
      <div className="wrap hero-row">
        <div className="hero-text">
          <h1>
            오늘 저녁,
            <br />한 자리 <span className="wide-line">비어 있어요.</span>
          </h1>
          <p className="lead">
            {`동네 식당에서 ${figures.capacityMin}명부터 ${figures.capacityMax}명까지 모여 같이 먹어요. 누구와, 몇\u00a0명이, 언제, 어디서 먹는지 보고 골라요.`}
          </p>
          <StartActions />
          <SignupGift />
        </div>
        <MealCard />
      </div>
    </div>
  );
}

function Why() {
  return (
    <section className="section" aria-labelledby="why">
      <div className="wrap">
        <h2 id="why" className="statement">
          “언제 밥 한번 먹자.”
          <br />
          <span>그 언제를 오늘로 만들어요.</span>
        </h2>
        <p className="lead">갑자기 저녁이 비면, 이미 열린 밥상에 앉으면 돼요.</p>
        <StepList label="모임에 앉는 세 걸음" steps={steps} />
      </div>
    </section>
  );
}

function Nearby() {
  return (
    <Section
      id="nearby"
      title="가까운 자리를 보여 드려요."
      figure={<PhoneMockup screen="map" label="지도에서 고른 오늘 저녁 모임" />}
      tone="green"
      flip
      isFigureWideOnly
    >
      <p className="lead">{`내 위치에서 ${figures.nearbyKm}km 안에 열린 모임을 지도와 목록에서 찾아요.`}</p>
      <p>
        {`최소 인원이 모이면 시작 ${figures.confirmMin}분 전에 저절로 확정돼요. 식당 ${figures.checkInKm}km 안에 들어오면 앱에서 출석 체크를 해요.`}
      </p>
      <p className="note">위치는 동의한 뒤에만 읽고, 마지막 위치 하나만 저장해요.</p>
    </Section>
  );
}

function Deposit() {
  return (
    <DepositBand title={`쌀알 ${deposit}이 약속을 지켜요.`}>
      <ol className="steps">
        <li>{`자리를 잡을 때 ${deposit}을 맡겨요.`}</li>
        <li>식당에 도착해서 출석 체크를 해요.</li>
        <li>{`${deposit}을 그대로 돌려받아요.`}</li>
      </ol>
      <p className="note">
        {`최소 인원이 모이지 않으면 모두에게 돌려드려요. 확정된 뒤 오지 않으면 돌려받지 못하고, 노쇼 위약금 ${formatNumber(figures.noShowPenaltyWon)}원이 청구돼요. 쌀알이 더 필요하면 ${deposit}에 ${formatNumber(figures.depositWon)}원이에요.`}
      </p>
    </DepositBand>
  );
}

function Partners() {
  return (
    <Section
      id="partners"
      title="제휴 매장에선 한 가지 더."
      figure={<PhoneMockup screen="places" label="혜택이 적힌 제휴 매장 목록" />}
      tone="yellow"
      isFigureWideOnly
    >
      <p className="lead">제휴 매장에서 모이면 매장이 준비한 혜택을 받아요.</p>
      <p>모임을 만들 때 제휴 매장 탭에서 고르고, 자리에 앉아 식당 인증서를 보여 주면 돼요.</p>
      <p className="actions">
        <a className="text-link" href="/student-benefit">
          학생이라면 혜택 더 보기
        </a>
        <a className="text-link" href="/store-promotion">
          우리 매장 알리기
        </a>
      </p>
    </Section>
  );
}

export function Home() {
  return (
    <>
      <Hero />
      <Safety />
      <Why />
      <Nearby />
      <Deposit />
      <Partners />
      <div className="wrap">
        <AudienceLinks />
      </div>
      <DownloadBanner title="그 자리, 남겨 둘게요." text="가입하고 오늘 저녁부터 같이 먹어요." />
    </>
  );
}
