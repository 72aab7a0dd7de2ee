import type { ReactNode } from "react";
import { MEAL_TIERS } from "@babchingu/openapi";
import { paths } from "../paths.ts";
import { Avatar } from "../ui/display/Avatar.tsx";
import { Card, LinkRow } from "../ui/layout/Card.tsx";
import * as icons from "../ui/icons/icons.tsx";
import * as moreIcons from "../ui/icons/moreIcons.tsx";
import { MealScoreBowl } from "../ui/display/MealScoreBowl.tsx";
import { RiceAmount } from "../ui/display/RiceAmount.tsx";
import { SeatBowls } from "../ui/display/SeatBowls.tsx";
import { StatusPill } from "../ui/display/StatusPill.tsx";
import { Row, Sample } from "./Sample.tsx";

/** Components that display a value or a state. */
export function DisplaySamples(): ReactNode {
  return (
    <>
      <Sample name="MealScoreBowl">
        <Row>
          {MEAL_TIERS.map((tier) => (
            <MealScoreBowl key={tier.level} point={tier.from} variant="full" />
          ))}
        </Row>
        <Row>
          {MEAL_TIERS.map((tier) => (
            <MealScoreBowl key={tier.level} point={tier.from} />
          ))}
        </Row>
      </Sample>
      <Sample name="RiceAmount">
        <RiceAmount grains={12_500} size="xl" />
        <Row>
          <RiceAmount grains={1500} />
          <RiceAmount grains={500} change />
          <RiceAmount grains={-500} change />
          <RiceAmount grains={0} size="sm" />
        </Row>
      </Sample>
      <Sample name="StatusPill, SeatBowls">
        <Row>
          <StatusPill tone="recruiting">모집 중</StatusPill>
          <StatusPill tone="confirmed">확정</StatusPill>
          <StatusPill tone="ended">종료</StatusPill>
          <StatusPill tone="accent">제휴 혜택</StatusPill>
        </Row>
        <Row>
          <SeatBowls taken={1} max={4} />
          <SeatBowls taken={4} max={4} />
          <SeatBowls taken={13} max={20} />
        </Row>
      </Sample>
      <Sample name="Avatar">
        <Row>
          {["국밥요정", "냉면파", "한솥", "밥심", "도시락", "Kim"].map((name, index) => (
            <Avatar key={name} name={name} imageUrl={null} size={52} host={index === 0} />
          ))}
          <Avatar name="국밥요정" imageUrl={null} size={32} />
        </Row>
      </Sample>
      <Sample name="Card, LinkRow">
        <Card>
          <LinkRow to={paths.riceWallet} icon={<moreIcons.GrainIcon />} value={<RiceAmount grains={1500} />}>
            쌀알 지갑
          </LinkRow>
          <LinkRow to={paths.joinedMeetings} icon={<moreIcons.PeopleIcon />}>
            참여한 모임
          </LinkRow>
        </Card>
      </Sample>
      <Sample name="Icons">
        <Row>
          {Object.entries(icons).map(([name, Shape]) => (
            <Shape key={name} />
          ))}
        </Row>
      </Sample>
    </>
  );
}
