import { useEffect, useState } from 'react';

/** An address for a file that is not stored yet, for as long as it is shown. */
export function useObjectUrl(file: File | null) {
  const [current, setCurrent] = useState<{ file: File; url: string }>();

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an address must be taken back, which a memo cannot do
    setCurrent({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return current?.file === file ? current.url : null;
}
