import { EmptyBowl } from "../drawings/scenes.tsx";
import { appHref } from "../layout/links.ts";
import { PageHero } from "../layout/PageHero.tsx";

export function NotFound() {
  return (
    <PageHero
      title="페이지를 찾을 수 없어요."
      lead="주소가 바뀌었거나 없는 페이지예요. 주소를 다시 확인해 주세요."
      tone="neutral"
      drawing={<EmptyBowl />}
    >
      <p className="actions">
        <a className="button" href={appHref}>
          밥친구 앱으로 가기
        </a>
        <a className="text-link" href="/">
          첫 화면으로 가기
        </a>
      </p>
    </PageHero>
  );
}
