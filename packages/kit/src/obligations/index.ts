export { describeAction } from './describe-obligation.ts';
export { ObligationList } from './obligation-list.tsx';
