import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Keeps what a provider has to remember in memory, without its warning that this is for tests alone. */
export function quietAdapter(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  const matching = (name: keyof AdapterPayload, value: string) => [...kept.values()].find((one) => one[name] === value);

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload) => void kept.set(keyOf(id), payload),
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => matching('uid', uid),
      findByUserCode: async (code) => matching('userCode', code),
      consume: async (id) => {
        const payload = kept.get(keyOf(id));
        if (payload) payload.consumed = true;
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { grantId: id }] of kept) if (id === grantId) kept.delete(key);
      },
    };
  };
}
