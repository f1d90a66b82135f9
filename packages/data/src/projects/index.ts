export { INDUSTRY_FILTERS, PROJECT_TYPE_FILTERS, TECHNOLOGY_FILTERS } from '../constants.ts';
export { projectQueries } from './project-queries.ts';
export {
  getOwnProject,
  getOwnProjectByKey,
  refetchProjects,
  removeProject,
  saveProject,
  type OwnProject,
  type ProjectChanges,
} from './own-project.ts';
export type { CodeSample, ProjectMedia } from './material/project-material.ts';
export {
  refetchReaction,
  setProjectReaction,
  projectReactionQueries,
  type ProjectReaction,
} from './project-reactions.ts';
export {
  healthReportDateOptions,
  projectStatusOptions,
  type ProjectCheck,
} from './project-status.ts';
export { videoEmbedUrl } from './material/video-embed-url.ts';
export { SALE_KINDS, SALE_TERMS, type SaleKind } from './sale.ts';
export { recordView } from './record-view.ts';
export type {
  FeaturedProject,
  FoundProject,
  ListedOwnProject,
  Project,
  ProjectCard,
  ProjectDetail,
  ProjectFilters,
  ProjectOwner,
  ProjectSort,
  Showpiece,
} from './project.ts';
