import { Campus, StudentCard } from "../drawings/scenes.tsx";
import { figures } from "../figures.ts";
import { DownloadBanner } from "../layout/DownloadBanner.tsx";
import { PageHero } from "../layout/PageHero.tsx";
import { StartActions } from "../layout/StartActions.tsx";
import { Section } from "../layout/Section.tsx";
import { PhoneMockup } from "../phone/PhoneMockup.tsx";

export function StudentBenefit() {
  return (
    <>
      <PageHero
        title={"학생증 한\u00a0장이면 밥상이 더 푸짐해져요."}
        lead="학교 앞 제휴 매장에서 같이 먹고, 학생이라서 한 가지 더 받아요."
        tone="green"
        drawing={<StudentCard />}
      >
        <StartActions />
      </PageHero>
      <Section
        id="near"
        title="학교 앞 제휴 매장부터 보여요."
        figure={<PhoneMockup screen="places" label="학교에서 가까운 순서로 나온 제휴 매장과 학생 혜택" />}
        tone="yellow"
        flip
      >
        <p className="lead">내 위치를 학교로 정해 두면 가까운 제휴 매장이 먼저 나와요.</p>
        <p>모임을 만들 때 장소를 고르는 화면의 제휴 매장 탭에서, 매장까지의 거리와 혜택을 보고 고를 수 있어요.</p>
      </Section>
      <Section
        id="card"
        title="학생증을 보여 주면 혜택이 더해져요."
        figure={<PhoneMockup screen="certificate" label="식당에 보여 주는 모임 인증서" />}
        tone="red"
      >
        <p className="lead">제휴 매장의 기본 혜택 위에 학생 혜택이 한 가지 더 얹혀요.</p>
        <ol className="steps">
          <li>혜택 배지가 있는 모임에 참여해요.</li>
          <li>식당에서 앱의 식당 인증서를 사장님께 보여 줘요.</li>
          <li>학생증을 함께 보여 주면 학생 혜택까지 받아요.</li>
        </ol>
        <p className="note">혜택은 매장마다 달라요. 매장을 고를 때 앱에서 미리 확인할 수 있어요.</p>
      </Section>
      <Section
        id="school"
        title="우리 학교를 가운데 두고 모여요."
        figure={<PhoneMockup screen="map" label="학교 근처의 오늘 모임을 보여 주는 지도" />}
        tone="green"
        flip
      >
        <p className="lead">공강 점심도, 시험 끝난 저녁도 학교에서 가까운 모임으로.</p>
        <p>
          {`내 위치로 정해 둔 학교에서 ${figures.nearbyKm}km 안의 모임이 보여요. 먼저 만들어 두고 같이 먹을 사람을 기다려도 좋아요. 참여 신청을 받아 직접 고를 수도 있어요.`}
        </p>
      </Section>
      <Section id="council" title="학생회라면 함께 준비해요." figure={<Campus />} tone="neutral">
        <p className="lead">학교 앞 매장과 혜택을 정하고 학우들에게 알리는 일을 도와드려요.</p>
        <p>
          <a className="text-link" href="/promotion-partner">
            홍보 제휴 알아보기
          </a>
        </p>
      </Section>
      <DownloadBanner title="다음 공강, 같이 먹어요." text="가입하고 학교 앞 모임을 찾아보세요." />
    </>
  );
}
