import type { ReactNode } from "react";
import { SCORE_MAX } from "../../../lib/mealScore.ts";
import { paths } from "../../../paths.ts";
import type { SessionMember } from "../../../session/types.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { Card, LinkCard } from "../../../ui/layout/Card.tsx";
import { NextIcon } from "../../../ui/icons/icons.tsx";
import { MealScoreBowl } from "../../../ui/display/MealScoreBowl.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { RiceAmount } from "../../../ui/display/RiceAmount.tsx";
import styles from "./mypage.module.css";

export function ProfileCard({ member }: { member: SessionMember }): ReactNode {
  const { name, imageUrl, point, riceBalance } = member;
  return (
    <div className={styles.profile}>
      <Card>
        <div className={styles.person}>
          <Avatar name={name} imageUrl={imageUrl} size={64} />
          <h2 className={styles.name}>{name}</h2>
          <LinkButton to={paths.profileEdit} variant="secondary" size="small">
            프로필 수정
          </LinkButton>
        </div>
        <div className={styles.score}>
          <MealScoreBowl point={point} variant="full" />
          <ProgressBar label={`밥점수 ${SCORE_MAX}점 가운데 ${point}점`} value={point} max={SCORE_MAX} />
        </div>
      </Card>
      <LinkCard to={paths.riceWallet}>
        <span className={styles.rice}>
          <span>내 쌀알</span>
          <span className={styles.riceAmount}>
            <RiceAmount grains={riceBalance} />
            <NextIcon size={18} />
          </span>
        </span>
      </LinkCard>
    </div>
  );
}
