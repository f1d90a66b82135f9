export {
  changePassword,
  deleteMyAccount,
  downloadMyImage,
  exportMyData,
  hasPassword,
  type MyData,
} from './account.ts';
export { restrictionQueries } from './restrictions.ts';
