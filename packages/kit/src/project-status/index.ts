export { ProjectRuns, StatusLine } from './project-runs.tsx';
