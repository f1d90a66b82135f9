/** How one parameter is read from the URL and written to it. Defaults are not written. */
export type SearchParam<T> = {
  read: (values: readonly string[]) => T;
  write: (value: T) => readonly string[];
  /** The names in the URL, if they differ from the key: the first one is written, and all are read. */
  names?: readonly [string, ...string[]];
};

export type SearchDefinition<Values> = {
  /** All names in the URL. */
  names: readonly string[];
  read: (params: URLSearchParams) => Values;
  /** Omitted values are not written. */
  write: (values: Partial<Values>) => URLSearchParams;
};

/** The search parameters of a page, declared once for its loader, the page and links to it. */
export function defineSearch<Values extends object>(fields: {
  [Key in keyof Values]: SearchParam<Values[Key]>;
}): SearchDefinition<Values> {
  // Object.keys loses the type of the keys.
  const keys = Object.keys(fields) as (keyof Values & string)[];
  const namesOf = (key: keyof Values & string) => fields[key].names ?? [key];
  return {
    names: keys.flatMap((key) => [...namesOf(key)]),
    read: (params) => {
      const entries = keys.map((key) => {
        const values = namesOf(key).flatMap((name) => params.getAll(name));
        return [key, fields[key].read(values)] as const;
      });
      return Object.fromEntries(entries) as Values;
    },
    write: (values) => {
      const params = new URLSearchParams();
      for (const key of keys) {
        const value = values[key];
        if (value === undefined) continue;
        for (const text of fields[key].write(value)) params.append(namesOf(key)[0], text);
      }
      return params;
    },
  };
}
