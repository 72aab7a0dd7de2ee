import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call } from "@babchingu/openapi";
import type { MyPartnerPlace } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { dishOf } from "../../../lib/dish.ts";
import { StaticMap } from "../../../map/StaticMap.tsx";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/controls/Button.tsx";
import { PinIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { PinIcon } from "../../../ui/icons/icons.tsx";
import { GiftIcon, PhoneIcon } from "../../../ui/icons/lazyIcons.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { FramedImage } from "../../../ui/display/FramedImage.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { StoreContractSummary } from "../components/StoreContractSummary.tsx";
import styles from "../components/partner.module.css";

/** The member's own store, or null without one. */
async function fetchStore(signal: AbortSignal): Promise<MyPartnerPlace | null> {
  try {
    return await call(api.GET("/partner-places/my", { signal }));
  } catch (error) {
    if (error instanceof ApiError && error.code === errorCodes.NOT_PARTNER) return null;
    throw error;
  }
}

/** The store as members see it, with its contract and its statistics. */
export function MyPartnerPlaceScreen(): ReactNode {
  const store = useQuery({ queryKey: ["my-partner-place"], queryFn: ({ signal }) => fetchStore(signal) });
  return (
    <Screen title="내 제휴 매장" backTo={paths.mypage} bleed>
      <QueryBoundary
        query={store}
        errorMessage="제휴 매장 정보를 불러오지 못했어요."
        skeleton={<StoreSkeleton />}
        empty={
          <EmptyState
            fill
            illustration={<PinIllustration />}
            title="등록된 매장을 찾을 수 없어요"
            text="매장이 있는데 보이지 않으면 고객센터로 알려 주세요."
            action={
              <LinkButton to={paths.customerCenter} variant="secondary">
                고객센터 보기
              </LinkButton>
            }
          />
        }
      >
        {(found) => found && <Store store={found} />}
      </QueryBoundary>
    </Screen>
  );
}

function Store({ store }: { store: MyPartnerPlace }): ReactNode {
  const { name, address, phone, latitude, longitude, policy, imageUrl } = store;
  return (
    <>
      <FramedImage imageUrl={imageUrl} dish={dishOf(name)} alt="매장 사진" brokenText="사진을 불러올 수 없어요" eager />
      <div className={styles.page}>
        <section className={styles.group}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.line}>
            <PinIcon size={20} />
            {address}
          </p>
          <a href={`tel:${phone}`} className={styles.line}>
            <PhoneIcon size={20} />
            <span className="visually-hidden">전화 걸기 </span>
            {phone}
          </a>
          {latitude === null || longitude === null ? (
            <p className={styles.hint}>지도 위치가 등록되지 않아 밥친구에게 보이지 않아요. 고객센터로 알려 주세요.</p>
          ) : (
            <StaticMap latitude={latitude} longitude={longitude} label={name} />
          )}
        </section>
        <section className={styles.benefit}>
          <h3 className={styles.benefitTitle}>
            <GiftIcon size={20} />
            밥친구 혜택
          </h3>
          <p className={styles.policy}>{policy}</p>
        </section>
        <StoreContractSummary store={store} />
        <section className={styles.contact}>
          <p className={styles.hint}>매장 정보를 바꾸거나 계약을 이어 가고 싶다면 고객센터로 연락해 주세요.</p>
          <LinkButton to={paths.customerCenter} variant="secondary" wide>
            고객센터에 연락하기
          </LinkButton>
        </section>
      </div>
    </>
  );
}

function StoreSkeleton(): ReactNode {
  return (
    <SkeletonList count={1}>
      <div className={styles.skeletonImage}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.page}>
        <Skeleton width="60%" height="32px" />
        <Skeleton height="180px" />
        <Skeleton height="96px" />
      </div>
    </SkeletonList>
  );
}
