import { imageUrl } from '@showcase/data/images';
import { projectQueries, type ProjectDetail as ProjectRow } from '@showcase/data/projects';
import { itemQueries, LIST_LIMIT, useDataClient, useItem, useList } from '@showcase/data/query';
import { reviewQueries } from '@showcase/data/reviews';
import { useParams } from '@showcase/remote-contract';
import { SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import type { ReactNode } from 'react';
import { ProjectCode } from '../../features/project-code/project-code.tsx';
import { ProjectStatus } from '../../shared/project-status/project-status.tsx';
import { ProjectDetail } from '../../features/project-detail/project-detail.tsx';
import { ProjectSkeleton } from '../../features/project-detail/project-skeleton.tsx';
import { realProjectView } from '../../features/project-detail/real-project-view.ts';
import { sampleProjectView } from '../../features/project-detail/sample-project-view.ts';
import { LazySharedReport } from '../../features/health-report/lazy-shared-report.tsx';
import { LazyBuyDialog } from '../../features/hire-dialog/buy/lazy-buy-dialog.tsx';
import { ProjectGallery } from '../../features/project-media/project-gallery.tsx';
import { ProjectVideos } from '../../features/project-media/project-videos.tsx';
import {
  sampleCode,
  sampleImages,
  sampleResources,
  sampleVideos,
} from '../../shared/samples/sample-material.ts';
import { NoLongerAvailable } from '../../shared/no-longer-available.tsx';
import { LazyReportDialog } from '../../shared/reporting/lazy-report-dialog.tsx';
import { FailedReads, PageFailure, ReadFailure } from '../../shared/read-failure.tsx';
import { useRecordView } from '../../shared/views/use-record-view.ts';

/** The key resets the page for another project: first tab, nothing liked or saved. */
export function ProjectPage() {
  const { id = '' } = useParams();
  return <ProjectById key={id} id={id} />;
}

function ProjectById({ id }: { id: string }) {
  const client = useDataClient();
  const project = useItem(projectQueries(client).byId(id));
  const isMissing = !project.isPending && !project.error && !project.data;
  const status = useItem({
    ...itemQueries(client).status('project', id),
    enabled: isMissing,
  });
  if (project.isPending || (isMissing && status.isPending)) return <ProjectSkeleton />;
  if (status.data === 'hidden') {
    return <NoLongerAvailable back={{ href: '/projects', label: 'Back to projects' }} />;
  }
  if (project.data) return <RealProject project={project.data} />;
  // Show a sample only if the database confirms that there is no such project.
  for (const { error, refetch } of [project, status]) {
    if (error) return <PageFailure title="Project" error={error} onRetry={refetch} />;
  }
  return <SampleProject id={id} />;
}

function SampleProject({ id }: { id: string }) {
  const project = sampleProjectView(id);
  return (
    <ProjectDetail
      project={project}
      gallery={<ProjectGallery title={project.title} images={sampleImages} />}
      videos={<ProjectVideos videos={sampleVideos} poster={project.image_url} />}
      code={<ProjectCode samples={sampleCode} resources={sampleResources} hasMockup />}
    />
  );
}

function RealProject({ project }: { project: ProjectRow }) {
  const client = useDataClient();
  useRecordView('project', project.id);
  const queries = projectQueries(client);
  const media = useList(queries.media(project.id));
  const codeSamples = useList(queries.codeSamples(project.id));
  const related = useList(queries.related(project));
  const others = useList(queries.othersByUser({ id: project.id, userId: project.user_id }));
  const reviews = useList(reviewQueries(client).byProject(project.id));
  const stars = useList({
    ...reviewQueries(client).starsByProject(project.id),
    enabled: reviews.data.length >= LIST_LIMIT,
  });

  const { material } = project;
  const shownMedia = material ? { ...media, data: material.media, error: null } : media;
  const shownCode = material
    ? { ...codeSamples, data: material.codeSamples, error: null }
    : codeSamples;
  const failed = [related, reviews, stars].filter(({ error }) => error);
  const images = shownMedia.data.flatMap(({ kind, url, caption }) => {
    const resolvedUrl = kind === 'image' ? imageUrl(client, url) : null;
    return resolvedUrl ? [{ url: resolvedUrl, caption }] : [];
  });
  const resources = {
    liveDemo: project.live_url,
    sourceCode: project.repo_url,
    documentation: project.documentation_url,
  };
  const view = realProjectView(client, {
    project,
    reviews: getLoaded(reviews),
    stars: stars.data,
    related: related.data,
    others: others.data,
  });
  return (
    <>
      <FailedReads reads={failed} />
      <ProjectDetail
        project={view}
        gallery={
          <MaterialTab rows={shownMedia}>
            <ProjectGallery title={project.title} images={images} />
          </MaterialTab>
        }
        videos={
          <MaterialTab rows={shownMedia}>
            <ProjectVideos
              videos={shownMedia.data.filter(({ kind }) => kind === 'video')}
              poster={view.image_url}
            />
          </MaterialTab>
        }
        code={
          <MaterialTab rows={shownCode}>
            <ProjectCode samples={shownCode.data} resources={resources} hasMockup={false} />
          </MaterialTab>
        }
      />
      <LazyReportDialog />
      <LazySharedReport projectId={project.id} />
      {view.creator && (
        <LazyBuyDialog
          project={{
            ...{ id: view.id, title: view.title, creator: view.creator },
            ...{ sale: view.sale, isSold: view.isSold },
          }}
          status={<ProjectStatus projectId={view.id} />}
        />
      )}
    </>
  );
}

/** Undefined while the rows load, and null if that failed. */
function getLoaded<Row>({ data, isPending, error }: List<Row>): Row[] | null | undefined {
  if (isPending) return undefined;
  return error && data.length === 0 ? null : data;
}
type List<Row> = { data: Row[]; isPending: boolean; error: Error | null };

type MaterialTabProps = {
  rows: Pick<ReturnType<typeof useList>, 'data' | 'isPending' | 'error' | 'refetch'>;
  children: ReactNode;
};

/** A tab's content once its rows have loaded. */
function MaterialTab({ rows, children }: MaterialTabProps) {
  if (rows.isPending) {
    return (
      <SkeletonGroup label="Loading">
        <SkeletonBlock height="420px" shape="l" />
      </SkeletonGroup>
    );
  }
  if (rows.error && rows.data.length === 0) {
    return <ReadFailure error={rows.error} onRetry={rows.refetch} />;
  }
  return children;
}
