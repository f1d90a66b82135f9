type Options = {
  /** The required header `Authorization`. */
  secret: string;
  /** Makes the checks that are due; throws if a setting is wrong or the database does not respond. */
  check: () => Promise<object>;
};

/** Responds to the schedule that calls the function, with how many checks it made. */
export async function handleRequest(request: Request, { secret, check }: Options) {
  if (secret === '' || request.headers.get('authorization') !== `Bearer ${secret}`)
    return Response.json({ message: 'Send the secret of this function' }, { status: 401 });
  try {
    return Response.json(await check());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Error checking projects: ${reason}`);
    return Response.json({ message: reason }, { status: 500 });
  }
}
