export {
  changePassword,
  deleteMyAccount,
  downloadMyImage,
  exportMyData,
  hasPassword,
  type MyData,
} from './account.ts';
export { obligationsQuery, type Obligation } from './obligations.ts';
export { answerPurpose, purposeQuery, type Purpose } from './purpose.ts';
export { appealSuspension, restrictionQueries } from './restrictions.ts';
