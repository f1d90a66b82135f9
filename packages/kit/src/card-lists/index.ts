export { CardList, CardListSkeleton } from './card-list.tsx';
export { creatorCardProps, describeAvailability } from './creator-card-props.ts';
export { projectCardProps } from './project-card-props.ts';
export { creatorColumns, projectColumns } from './columns.ts';
export { ServiceCard, ServiceCardSkeleton } from './service-card.tsx';
