export { CardList, CardListSkeleton } from './card-list.tsx';
