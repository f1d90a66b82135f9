export { AvatarField } from './avatar/avatar-field.tsx';
export { copyPictures, createPicture, toStoredPicture } from './picture.ts';
export { getProblemText } from './picture-problem.ts';
export { useObjectUrl } from './use-object-url.ts';
