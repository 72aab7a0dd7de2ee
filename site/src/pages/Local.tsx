import { figures } from "../figures.ts";
import { DiningTable } from "../drawings/DiningTable.tsx";
import { AudienceLinks } from "../layout/AudienceLinks.tsx";
import { DownloadBanner } from "../layout/DownloadBanner.tsx";
import { PageHero } from "../layout/PageHero.tsx";
import { Safety } from "../layout/Safety.tsx";
import { SignupGift } from "../layout/SignupGift.tsx";
import { StartActions } from "../layout/StartActions.tsx";

/** For one region or university, to be shared there. It claims nothing of the place but its name. */
export function Local({ name }: { name: string }) {
  return (
    <>
      <PageHero
        title={`${name}에서 같이 먹어요.`}
        lead={`내 위치를 ${name} 근처로 정하면 ${figures.nearbyKm}km 안에 열린 식사 모임이 보여요. 없으면 먼저 열고 같이 먹을 사람을 기다려요.`}
        tone="green"
        drawing={<DiningTable />}
      >
        <StartActions />
        <SignupGift />
      </PageHero>
      <Safety />
      <div className="wrap">
        <AudienceLinks />
      </div>
      <DownloadBanner title="다음 끼니는 같이 먹어요." text={`가입하고 ${name}에서 같이 먹을 사람을 만나요.`} />
    </>
  );
}
