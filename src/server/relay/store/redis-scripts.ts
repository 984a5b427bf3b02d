/**
 * What Redis (or Valkey) does in one step. Per topic there is a stream, the box; per message a set, the mark: who need
 * not get it, which is its publisher and whoever acknowledged it. The mark ends when the message expires, so a message
 * without one is over. The feed is one stream that tells every relay process of each new message, numbered without gaps.
 */

/**
 * Keeps a message. Returns 1, 0 when it is there already, or -1 when the box is full of messages still waited for.
 * KEYS box, mark, feed, counter. ARGV hash, message, publisher, expiry (ms), now (ms), capacity, prefix of marks,
 * process, topic, length of the feed.
 */
export const putScript = `
if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
local capacity = tonumber(ARGV[6])
local function drop(count, isOver)
  local dropped = 0
  for _, entry in ipairs(redis.call('XRANGE', KEYS[1], '-', '+', 'COUNT', count)) do
    local mark = ARGV[7] .. entry[2][2]
    if isOver(mark) then
      redis.call('XDEL', KEYS[1], entry[1])
      redis.call('DEL', mark)
      dropped = dropped + 1
      if dropped >= 100 then return end
    end
  end
end
drop(4, function(mark) return redis.call('EXISTS', mark) == 0 end)
if redis.call('XLEN', KEYS[1]) >= capacity then
  drop(capacity, function(mark) return redis.call('SCARD', mark) ~= 1 end)
end
if redis.call('XLEN', KEYS[1]) >= capacity then return -1 end
local id = redis.call('XADD', KEYS[1], '*', 'h', ARGV[1], 'm', ARGV[2])
redis.call('SADD', KEYS[2], ARGV[3])
redis.call('PEXPIREAT', KEYS[2], ARGV[4])
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[4]) - tonumber(ARGV[5]) then
  redis.call('PEXPIREAT', KEYS[1], ARGV[4])
end
local number = redis.call('INCR', KEYS[4])
redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[10], '*', 'n', number, 'p', ARGV[8], 't', ARGV[9], 'i', id)
return 1
`

/**
 * Returns what waits for a client as one page, with "more" first when it was cut.
 * KEYS box. ARGV prefix of marks, client, size of a page.
 */
export const listScript = `
local page = {''}
local size = 0
for _, entry in ipairs(redis.call('XRANGE', KEYS[1], '-', '+')) do
  local mark = ARGV[1] .. entry[2][2]
  if redis.call('EXISTS', mark) == 1 and redis.call('SISMEMBER', mark, ARGV[2]) == 0 then
    if #page > 1 and size + #entry[2][4] > tonumber(ARGV[3]) then
      page[1] = 'more'
      return page
    end
    page[#page + 1] = entry[2][4]
    size = size + #entry[2][4]
  end
end
return page
`

/** Marks a message as read, unless it has expired. KEYS mark. ARGV client. */
export const acknowledgeScript = `
if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('SADD', KEYS[1], ARGV[1]) end
return 0
`
