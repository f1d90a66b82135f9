export type Size = { width: number; height: number };

/** The size that a PNG, JPEG, GIF or WebP says it has; null for anything else. Nothing is unpacked. */
export function readSize(bytes: Uint8Array): (Size & { type: string }) | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = String.fromCharCode(...bytes.subarray(0, 16));
    if (start.startsWith('\x89PNG\r\n\x1a\n')) {
      return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
    }
    if (/^GIF8[79]a/.test(start)) {
      return { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
    }
    if (start.startsWith('\xff\xd8')) return { type: 'jpeg', ...readJpeg(view) };
    if (/^RIFF[^]{4}WEBPVP8[ LX]$/.test(start)) {
      return { type: 'webp', ...readWebp(view, start.at(-1) ?? '') };
    }
  } catch (error) {
    // It ends before its size.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** The parts before the picture are looked at for the one that starts a frame. */
function readJpeg(view: DataView): Size {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf;
    if (isFrame && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
  }
}

function readWebp(view: DataView, kind: string): Size {
  if (kind === 'X') return { width: read24(view, 24) + 1, height: read24(view, 27) + 1 };
  if (kind === 'L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const [width, height] = [26, 28].map((at) => view.getUint16(at, true) & 0x3fff);
  return { width: width ?? 0, height: height ?? 0 };
}

function read24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
