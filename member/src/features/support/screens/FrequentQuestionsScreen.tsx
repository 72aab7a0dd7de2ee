import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { DownIcon } from "../../../ui/icons/lazyIcons.tsx";
import { RadioGroup } from "../../../ui/controls/RadioGroup.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";
import { FAQ_TABS, faq, type FaqTab } from "../model/faq.ts";
import styles from "../components/support.module.css";

function tabOf(text: string | null): FaqTab {
  return FAQ_TABS.find(({ value }) => value === text)?.value ?? "meetings";
}

/** Frequent questions by subject. The subject is in the URL, so that it is kept when the member comes back. */
export function FrequentQuestionsScreen(): ReactNode {
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params.get("tab"));
  return (
    <Screen
      title="자주 묻는 질문"
      backTo={paths.mypage}
      top={
        <RadioGroup
          legend="무엇에 대한 질문인가요?"
          legendHidden
          options={FAQ_TABS}
          value={tab}
          onChange={(value) => setParams({ tab: value }, { replace: true })}
        />
      }
    >
      <ul key={tab} className={styles.questions}>
        {Object.entries(faq[tab]).map(([question, answer]) => (
          <li key={question}>
            <details className={styles.question}>
              <summary className={styles.summary}>
                <h2>{question}</h2>
                <DownIcon size={20} />
              </summary>
              <div className={styles.answer}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
      <p className={styles.more}>찾는 답이 없나요?</p>
      <LinkButton to={paths.customerCenter} variant="secondary" wide>
        고객센터에 물어보기
      </LinkButton>
    </Screen>
  );
}
