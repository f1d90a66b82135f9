export { describeRemote } from './describe-remote.ts';
export { fakeServices } from './fake-services.ts';
export { renderRemote } from './render-remote.tsx';
export { searchRemote } from './search-remote.ts';
