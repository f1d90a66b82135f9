export {
  changePassword,
  deleteMyAccount,
  downloadMyImage,
  exportMyData,
  hasPassword,
  type MyData,
} from './account.ts';
export { obligationsQuery, refetchObligations, type Obligation } from './obligations.ts';
export { answerPurpose, purposeQuery, type Purpose } from './purpose.ts';
export { appealSuspension, appealSuspensionOptions, restrictionQueries } from './restrictions.ts';
