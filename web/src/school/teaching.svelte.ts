/// What the lesson that is tried now has to say beside a refusal, by its code.

class Teaching {
  refusals = $state.raw<Readonly<Record<string, string>>>({});
}

export const teaching = new Teaching();
