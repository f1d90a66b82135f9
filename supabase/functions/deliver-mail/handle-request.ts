type Options = {
  /** The required header `Authorization`. */
  secret: string;
  /** Sends what is due; throws if a setting is wrong or the database does not respond. */
  deliver: () => Promise<object>;
};

/** Responds to the schedule that calls the function, with how many mails had which outcome. */
export async function handleRequest(request: Request, { secret, deliver }: Options) {
  if (secret === '' || request.headers.get('authorization') !== `Bearer ${secret}`)
    return Response.json({ message: 'Send the secret of this function' }, { status: 401 });
  try {
    return Response.json(await deliver());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Error delivering mail: ${reason}`);
    return Response.json({ message: reason }, { status: 500 });
  }
}
