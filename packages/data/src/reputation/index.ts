export { MAX_COMPARED_CREATORS, toComparedIds, type ComparedCreator } from './compared-creators.ts';
export {
  describeClientRecord,
  describeCreatorRecord,
  describeDuration,
  describeOverdueRefunds,
  getOnTimeShare,
  type RecordLine,
} from './describe-record.ts';
export type { RecordCase, RecordFigure } from './record-cases.ts';
export { reputationQueries } from './reputation-queries.ts';
