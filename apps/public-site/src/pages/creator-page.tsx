import { projectQueries } from '@showcase/data/projects';
import {
  itemQueries,
  LIST_LIMIT,
  useDataClient,
  useInfiniteList,
  useItem,
} from '@showcase/data/query';
import { reviewQueries } from '@showcase/data/reviews';
import { serviceQueries } from '@showcase/data/services';
import { userQueries, type User } from '@showcase/data/users';
import { toPlainText } from '@showcase/kit/plain-text';
import { Navigate, useLocation, useParams } from '@showcase/remote-contract';
import { bidi, Stack, useFormatDate } from '@showcase/ui';
import { CreatorBanner } from '../features/creator-profile/creator-banner.tsx';
import { About } from '../features/creator-profile/about/about.tsx';
import { CreatorFacts } from '../features/creator-profile/about/creator-facts.tsx';
import { CreatorLayout, CreatorSkeleton } from '../features/creator-profile/creator-layout.tsx';
import type { CreatorView } from '../features/creator-profile/creator-view.ts';
import { CreatorRecord } from '../features/creator-profile/record/creator-record.tsx';
import { CreatorWork, type CreatorPagination } from '../features/creator-profile/creator-work.tsx';
import { realCreatorView } from '../features/creator-profile/real-creator-view.ts';
import { sampleCreatorView } from '../features/creator-profile/sample-creator-view.ts';
import { LazyHireDialog } from '../features/hire-dialog/lazy-hire-dialog.tsx';
import { NoLongerAvailable } from '../shared/no-longer-available.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { LazyReportDialog } from '../shared/reporting/lazy-report-dialog.tsx';
import { FailedReads, PageFailure } from '../shared/read-failure.tsx';
import { useRecordView } from '../shared/views/use-record-view.ts';

/** The page of a creator at either of their URLs, `/creators/:id` and `/creator/:username`. */
export function CreatorPage() {
  const { id = '', username } = useParams();
  return username === undefined ? <CreatorById id={id} /> : <CreatorByUsername name={username} />;
}

/** The key resets the page to the first tab for another creator. */
function CreatorById({ id }: { id: string }) {
  const client = useDataClient();
  const user = useItem(userQueries(client).byId(id));
  const status = itemQueries(client).status('user', id);
  return <Profile key={id} user={user} status={status} sampleId={id} />;
}

function CreatorByUsername({ name: username }: { name: string }) {
  const { search, hash } = useLocation();
  const client = useDataClient();
  const user = useItem(userQueries(client).byUsername(username));
  const isFormerName = user.data && user.data.username !== username.trim().toLowerCase();
  if (user.data && isFormerName) {
    return <Navigate replace to={{ pathname: creatorPath(user.data), search, hash }} />;
  }
  const status = itemQueries(client).byUsername(username);
  return <Profile key={username} user={user} status={status} sampleId={username} />;
}

/** The canonical one of a creator's two URLs. */
function creatorPath({ id, username }: User) {
  return username ? `/creator/${username}` : `/creators/${id}`;
}

type ProfileProps = {
  user: ReturnType<typeof useItem<User, readonly string[]>>;
  /** Explains why the creator was not found. */
  status: ReturnType<ReturnType<typeof itemQueries>['status']>;
  sampleId: string;
};

function Profile({ user, status, sampleId }: ProfileProps) {
  const isMissing = !user.isPending && !user.error && !user.data?.is_dev;
  const itemStatus = useItem({ ...status, enabled: isMissing });
  if (user.isPending || (isMissing && itemStatus.isPending)) return <CreatorSkeleton />;
  if (itemStatus.data === 'hidden') {
    return <NoLongerAvailable back={{ href: '/creators', label: 'Back to creators' }} />;
  }
  if (user.data?.is_dev) return <RealProfile user={user.data} />;
  // Show a sample only if the database confirms that there is no such creator.
  for (const { error, refetch } of [user, itemStatus]) {
    if (error) return <PageFailure title="Creator" error={error} onRetry={refetch} />;
  }
  return <ProfileView creator={sampleCreatorView(sampleId)} />;
}

function RealProfile({ user }: { user: User }) {
  const client = useDataClient();
  const formatDate = useFormatDate();
  useRecordView('creator', user.id);
  const email = useItem(userQueries(client).contact(user.id));
  const projects = useInfiniteList(projectQueries(client).pagesByUser(user.id));
  const services = useInfiniteList(serviceQueries(client).pagesByUser(user.id));
  const reviews = useInfiniteList(reviewQueries(client).pagesByCreator(user.id));
  const hasMore = [projects, services, reviews].some(({ data }) => data.length >= LIST_LIMIT);
  const totals = useItem({ ...userQueries(client).totals(user.id), enabled: hasMore });

  if (projects.isPending || services.isPending || reviews.isPending) return <CreatorSkeleton />;
  const creator = realCreatorView(client, {
    user,
    email: email.data,
    projects: projects.data,
    services: services.data,
    reviews: reviews.data,
    totals: totals.data,
    formatDate,
  });
  const failed = [projects, services, reviews].filter(
    (list) => list.error && !list.isFetchNextPageError,
  );
  return (
    <>
      <FailedReads reads={failed} />
      <ProfileView
        creator={creator}
        pagination={{ projects, services, reviews }}
        path={creatorPath(user)}
      />
      <LazyHireDialog creator={creator} services={creator.services} />
      <LazyReportDialog />
    </>
  );
}

type ProfileViewProps = {
  creator: CreatorView;
  pagination?: CreatorPagination;
  /** The canonical path of this page. */
  path?: string;
};

function ProfileView({ creator, pagination, path }: ProfileViewProps) {
  return (
    <>
      <PageHead
        title={creator.name}
        description={
          toPlainText(creator.bio ?? '') || bidi`Projects and services of ${creator.name}.`
        }
        {...(path && { canonicalPath: path })}
        image={creator.avatar}
        type="profile"
        isIndexed={!creator.isSample}
      />
      <CreatorBanner creator={creator} />
      <CreatorLayout
        aside={
          <Stack gap={5}>
            {!creator.isSample && <CreatorRecord creatorId={creator.id} />}
            <CreatorFacts creator={creator} />
          </Stack>
        }
        main={
          <Stack gap={8}>
            <div>
              <CreatorWork creator={creator} {...(pagination && { pagination })} />
            </div>
            <About creator={creator} />
          </Stack>
        }
      />
    </>
  );
}
