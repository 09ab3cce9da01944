/** For wrk: a message of the contact form, from another visitor and with another key each time. */
export const submitScript = `
math.randomseed(os.time())
wrk.method = 'POST'
wrk.headers['Content-Type'] = 'application/json'
local run = string.format('%08x', math.random(0, 0x7fffffff))
local count = 0
request = function()
  count = count + 1
  local key = string.format('%s-%04x-4%03x-8%03x-%012x', run, math.random(0, 0xffff), math.random(0, 0xfff), math.random(0, 0xfff), count)
  return wrk.format(nil, nil, nil, string.format(
    '{"name":"Käthe Müller","email":"k%s%d@beispiel.example","phone":"0351 98765","message":"%s","datenschutz":true,"submissionId":"%s","website":"","privacyVersion":"2026-11"}',
    run, count, string.rep('Guten Tag! ', 20), key))
end
`;
