export {
  changePassword,
  deleteMyAccount,
  downloadMyImage,
  exportMyData,
  hasPassword,
  type MyData,
} from './account.ts';
export { restrictionQueries } from './restrictions.ts';
export { answerPurpose, purposeQuery, type Purpose } from './purpose.ts';
