import { cleanGif } from './clean-gif.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

const CLEANERS: Record<string, (file: Blob) => Promise<Blob | null>> = {
  'image/gif': cleanGif,
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/** A picture without the data that says where it was taken. Null if it cannot be read. */
export async function cleanPicture(file: Blob, type: string): Promise<Blob | null> {
  const clean = CLEANERS[type];
  return clean ? clean(file) : file;
}
