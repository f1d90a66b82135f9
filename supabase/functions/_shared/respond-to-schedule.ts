type Options = {
  /** The required header `Authorization`, after `Bearer`. */
  secret: string;
  /** Does what is due and says how much that was; throws if a setting is wrong or the backend does not respond. */
  run: () => Promise<object>;
};

/** Responds to the schedule that calls an Edge Function, which alone has its secret. */
export async function respondToSchedule(request: Request, { secret, run }: Options) {
  if (secret === '' || request.headers.get('authorization') !== `Bearer ${secret}`)
    return Response.json({ message: 'Send the secret of this function' }, { status: 401 });
  try {
    return Response.json(await run());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Error in a scheduled call: ${reason}`);
    return Response.json({ message: reason }, { status: 500 });
  }
}
